#!/bin/sh
# The root folder of a reading process: its code and the document to read, its work folder to write, the system's
# libraries, nothing else. Runs as root of new mount and pid namespaces (unshare); reader-isolation.ts builds the call.
# reader-jail.sh WORK_FOLDER PATH... -- COMMAND...
set -eu
PATH=/usr/sbin:/usr/bin:/sbin:/bin
work=$1
shift
# An empty folder for the mounts. Outside this namespace it stays empty and goes with the work folder.
root=$work/root
mkdir -p "$root"
mount -t tmpfs -o mode=0755,size=1m,nosuid,nodev none "$root"

# show PATH OPTIONS
show() {
  if [ -L "$1" ]; then
    mkdir -p "$root${1%/*}"
    [ -e "$root$1" ] || ln -s "$(readlink "$1")" "$root$1"
    return
  fi
  [ -e "$1" ] || return 0
  if [ -d "$1" ]; then mkdir -p "$root$1"; else mkdir -p "$root${1%/*}" && : >"$root$1"; fi
  mount --bind -o "$2" "$1" "$root$1"
}

for path in /lib /lib64 /usr/lib /usr/lib64 /usr/share/fonts /etc/ld.so.cache /usr/bin/setpriv; do show "$path" ro,nosuid,nodev; done
# Where the container's own /dev is noexec, a mount of it may not be less.
show /dev/null rw,nosuid,noexec
show /dev/urandom ro,nosuid,noexec
while [ "$1" != -- ]; do
  show "$1" ro,nosuid,nodev
  shift
done
shift
mkdir -p "$root$work"
# Nothing that a document has written there is ever a program.
mount --bind -o rw,nosuid,nodev,noexec "$work" "$root$work"
# Without capabilities nothing leaves a changed root.
exec chroot "$root" /usr/bin/setpriv --bounding-set=-all --inh-caps=-all -- "$@"
