import { defineNotice, type OfLot, title, until } from "../define-notice.ts";

/** Questions about a lot before its end, and their answers. Nobody is told who asked. */
export const questionNotices = {
  /** `until`: ISO 8601, the lot's end. */
  question_asked: defineNotice<OfLot & { question: string; until: string }>({
    example: { title, question: "Is the heap under a roof?", until },
    values: (p, say) => ({ title: p.title, question: p.question, until: say.time(p.until) }),
    en: {
      title: "A buyer asks about your lot",
      description: '"{title}": {question} Answer by {until}. Everybody reads the answer.',
      sms: 'A buyer asks about your lot "{title}". Answer by {until}.',
    },
    hi: {
      title: "आपके लॉट पर एक सवाल आया है",
      description: "“{title}”: {question} {until} तक जवाब दीजिए। जवाब सब पढ़ेंगे।",
      sms: "आपके लॉट “{title}” पर एक ख़रीदार का सवाल आया है। {until} तक जवाब दीजिए।",
    },
  }),
  question_answered: defineNotice<OfLot & { answer: string; isOwn: boolean }>({
    example: { title, answer: "Yes, since it was baled.", isOwn: true },
    values: ({ title, answer }) => ({ title, answer }),
    en: {
      title: "Your question is answered",
      description: '"{title}": {answer}',
      sms: 'Your question about "{title}" is answered. Read it on the page of the lot.',
    },
    hi: {
      title: "आपके सवाल का जवाब आ गया",
      description: "“{title}”: {answer}",
      sms: "“{title}” पर आपके सवाल का जवाब आ गया है। लॉट के पन्ने पर पढ़िए।",
    },
    others: {
      watched: {
        when: ({ isOwn }) => !isOwn,
        example: { isOwn: false },
        en: {
          title: "A question about a lot you watch is answered",
          description: '"{title}": {answer}',
          sms: 'A question about "{title}", which you watch, is answered.',
        },
        hi: {
          title: "वॉचलिस्ट के लॉट पर एक सवाल का जवाब आया",
          description: "“{title}”: {answer}",
          sms: "वॉचलिस्ट के लॉट “{title}” पर एक सवाल का जवाब आया है।",
        },
      },
    },
  }),
};
