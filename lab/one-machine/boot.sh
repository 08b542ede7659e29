#!/bin/sh
# Makes $1 the root of a machine and starts its systemd; $2 is a process outside, by whose network
# packages come in. Runs in namespaces of its own, which take all mounts away with them.
set -eu
root=$1
mount --bind "$root" "$root"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
touch "$root/run/outside"
mount --bind "/proc/$2/ns/net" "$root/run/outside"
mount -t proc proc "$root/proc"
mount --bind "$root/proc/sys" "$root/proc/sys"
mount -o remount,bind,ro "$root/proc/sys"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/shm" "$root/dev/pts"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
ln -s /proc/self/fd/0 "$root/dev/stdin"
ln -s /proc/self/fd/1 "$root/dev/stdout"
ln -s /proc/self/fd/2 "$root/dev/stderr"
# What npm has fetched before is not fetched again.
if [ -d /root/.npm ]; then
  mkdir -p "$root/root/.npm"
  mount --bind /root/.npm "$root/root/.npm"
fi
ip link set lo up
hostname onemachine
cd "$root"
exec env -i container=other PATH=/usr/sbin:/usr/bin chroot . /lib/systemd/systemd --system
