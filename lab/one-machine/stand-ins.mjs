import { appendFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";

// On the machine, by its own Node: a mail server and an SMS gateway that write down what they take.

createServer((socket) => {
  const say = (line) => socket.write(`${line}\r\n`);
  let isMail = false;
  socket.on("error", () => undefined);
  say("220 stand-in");
  socket.on("data", (bytes) => {
    const text = String(bytes);
    if (isMail) appendFileSync("/srv/mails", text);
    else if (text.startsWith("DATA")) {
      isMail = true;
      return void say("354 go on");
    } else if (text.startsWith("QUIT")) return void socket.end("221 bye\r\n");
    if (!isMail || text.endsWith("\r\n.\r\n")) {
      isMail = false;
      say("250 well");
    }
  });
}).listen(2525, "127.0.0.1");

createHttpServer((request, response) => {
  let body = "";
  request.on("data", (piece) => (body += piece));
  request.on("end", () => {
    appendFileSync("/srv/texts", `${body}\n`);
    response.end();
  });
}).listen(9009, "127.0.0.1");
