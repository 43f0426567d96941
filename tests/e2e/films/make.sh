#!/usr/bin/env bash
# Makes the films of this folder anew, with ffmpeg: those of the demo in a quarter of their size, with all their frames
# and their sound. What is published is made smaller by the server, in time that journeys share with it.
set -euo pipefail
cd "$(dirname "$0")"

for film in sede officina verticale; do
  ffmpeg -y -loglevel error -i "../../../client/public/media/$film.mp4" -vf 'scale=iw/4:ih/4' \
    -c:v libx264 -pix_fmt yuv420p -g 25 -crf 28 -c:a copy -movflags +faststart "$film.mp4"
done
