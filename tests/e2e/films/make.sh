#!/usr/bin/env bash
# Regenerates the films of this folder, with ffmpeg: those of the demo at a quarter of their width and height, with all
# frames and sound. Small films keep the renditions of published versions fast.
set -euo pipefail
cd "$(dirname "$0")"

for film in sede officina verticale; do
  ffmpeg -y -loglevel error -i "../../../client/public/media/$film.mp4" -vf 'scale=iw/4:ih/4' \
    -c:v libx264 -pix_fmt yuv420p -g 25 -crf 28 -c:a copy -movflags +faststart "$film.mp4"
done
