#!/bin/sh
# The root folder of a reading process: its code and the document to read, its work folder to write, the system's
# libraries, nothing else. Runs as root of new mount and pid namespaces (unshare); reader-isolation.ts builds the call.
# reader-jail.sh WORK_FOLDER PATH... -- COMMAND...
# One mkdir and one mount for all of them: to start programs for each took longer than to start the reader.
set -eu
PATH=/usr/sbin:/usr/bin:/sbin:/bin
work=$1
shift
# An empty folder for the mounts. Outside this namespace it stays empty and goes with the work folder.
root=$work/root
mkdir -p "$root"
mount -t tmpfs -o mode=0755,size=1m,nosuid,nodev none "$root"

tab='	'
newline='
'

# escape TEXT: sets $escaped to it as a field of fstab
escape() {
  escaped=
  left=$1
  while :; do
    plain=${left%%[\\ $tab$newline]*}
    escaped=$escaped$plain
    left=${left#"$plain"}
    case $left in
    '') return ;;
    \\*) escaped=$escaped'\134' ;;
    ' '*) escaped=$escaped'\040' ;;
    "$tab"*) escaped=$escaped'\011' ;;
    *) escaped=$escaped'\012' ;;
    esac
    left=${left#?}
  done
}

# make_folders PATH... [-- COMMAND...]: each folder, and those that files and links lie in
make_folders() {
  is_path=yes
  for path; do
    shift
    [ "$path" != -- ] || is_path=
    [ -n "$is_path" ] || continue
    if [ -d "$path" ] && [ ! -L "$path" ]; then set -- "$@" "$root$path"; else set -- "$@" "$root${path%/*}"; fi
  done
  mkdir -p "$@"
}

# show OPTIONS PATH... [-- COMMAND...]: adds a line of fstab to $mounts
show() {
  options=$1
  shift
  for path; do
    [ "$path" != -- ] || return 0
    if [ -L "$path" ]; then
      [ -e "$root$path" ] || ln -s "$(readlink "$path")" "$root$path"
      continue
    fi
    [ -e "$path" ] || continue
    [ -d "$path" ] || : >"$root$path"
    escape "$path"
    from=$escaped
    escape "$root$path"
    mounts="$mounts$from $escaped none bind,$options 0 0$newline"
  done
}

system="/lib /lib64 /usr/lib /usr/lib64 /usr/share/fonts /etc/ld.so.cache /usr/bin/setpriv"
mounts=
# shellcheck disable=SC2086 # a list
make_folders $system /dev/null "$work" "$@"
# shellcheck disable=SC2086
show ro,nosuid,nodev $system "$@"
# Where the container's own /dev is noexec, a mount of it may not be less.
show rw,nosuid,noexec /dev/null
show ro,nosuid,noexec /dev/urandom
# Nothing that a document has written there is ever a program.
show rw,nosuid,nodev,noexec "$work"
# The list lies where the last mount hides it.
printf %s "$mounts" >"$root$work/mounts"
mount --all --fstab "$root$work/mounts"
while [ "$1" != -- ]; do shift; done
shift
# Without capabilities nothing leaves a changed root.
exec chroot "$root" /usr/bin/setpriv --bounding-set=-all --inh-caps=-all -- "$@"
