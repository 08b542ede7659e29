"""Carries Ethernet frames between two interfaces as a long and bad line does.

    relay-frames.py ONE OTHER --delay MS --loss PART --seed N [--between ADDRESS ADDRESS]

Each frame arrives MS later, and PART of them (0.05) never; with --between only those from one of the
two IPv4 addresses to the other, while all others pass at once. Says `ready` when frames pass.
"""

import argparse
import random
import select
import socket
import struct
import time
from collections import deque

# From <linux/if_packet.h>.
SOL_PACKET = 263
PACKET_VNET_HDR = 15
PACKET_IGNORE_OUTGOING = 23
ALL_FRAMES = 0x0003
# From <asm/socket.h>.
SO_SNDBUFFORCE = 32
SO_RCVBUFFORCE = 33
# Before each frame stands how its segments and checksum are yet to be made: with it frames of
# 64 KB pass whole, and the receiving kernel finishes them.
VNET_HEADER = 10
LARGEST = VNET_HEADER + 14 + 65536
# Bytes that a burst at the full speed of this machine fills before it is read.
ROOM = 32 << 20


def open_socket(interface):
    made = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, 0)
    made.setsockopt(SOL_PACKET, PACKET_VNET_HDR, 1)
    made.setsockopt(SOL_PACKET, PACKET_IGNORE_OUTGOING, 1)
    for option in (SO_SNDBUFFORCE, SO_RCVBUFFORCE):
        made.setsockopt(socket.SOL_SOCKET, option, ROOM)
    made.bind((interface, ALL_FRAMES))
    made.setblocking(False)
    return made


def addresses_of(frame):
    """Who sends it and to whom, by IPv4 or ARP; None where it is neither."""
    head = VNET_HEADER + 14
    (kind,) = struct.unpack_from("!H", frame, VNET_HEADER + 12)
    if kind == 0x0800:
        return frame[head + 12 : head + 16], frame[head + 16 : head + 20]
    if kind == 0x0806:
        return frame[head + 14 : head + 18], frame[head + 24 : head + 28]
    return None


class Line:
    """One way from a socket to another."""

    def __init__(self, source, target, settings, chance):
        self.source, self.target = source, target
        self.delay = settings.delay / 1000
        self.loss, self.chance = settings.loss, chance
        self.between = settings.between and {socket.inet_aton(a) for a in settings.between}
        self.under_way = deque()

    def is_slow(self, frame):
        if not self.between:
            return True
        both = addresses_of(frame)
        return both is not None and set(both) == self.between

    def take(self):
        """Reads what has come, without starving the other way."""
        for _ in range(256):
            try:
                frame = self.source.recv(LARGEST)
            except BlockingIOError:
                return
            if not self.is_slow(frame):
                self.send(frame)
            elif self.chance.random() >= self.loss:
                self.under_way.append((time.monotonic() + self.delay, frame))

    def deliver(self, now):
        while self.under_way and self.under_way[0][0] <= now:
            self.send(self.under_way.popleft()[1])

    def send(self, frame):
        try:
            self.target.send(frame)
        except OSError:
            # As on a wire: a frame that does not pass is lost, and whoever sent it sends it again.
            pass


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("ends", nargs=2)
    parser.add_argument("--delay", type=float, required=True)
    parser.add_argument("--loss", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--between", nargs=2)
    settings = parser.parse_args()
    one, other = map(open_socket, settings.ends)
    chance = random.Random(settings.seed)
    lines = [Line(*ends, settings, chance) for ends in ((one, other), (other, one))]
    by_source = {line.source.fileno(): line for line in lines}
    poll = select.poll()
    for source in by_source:
        poll.register(source, select.POLLIN)
    print("ready", flush=True)
    while True:
        due = min((line.under_way[0][0] for line in lines if line.under_way), default=None)
        wait = None if due is None else max(0, (due - time.monotonic()) * 1000)
        for source, event in poll.poll(wait):
            # The interface went down: nothing comes until it is up again.
            if event & select.POLLERR:
                by_source[source].source.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
            by_source[source].take()
        now = time.monotonic()
        for line in lines:
            line.deliver(now)


main()
