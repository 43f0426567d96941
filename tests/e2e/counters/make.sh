#!/usr/bin/env bash
# Makes the clips of this folder anew, with ffmpeg and the font DejaVu: 45 frames that carry their number in digits,
# and as six squares for frames.spec.ts, white for a one, the lowest bit first.
set -euo pipefail
cd "$(dirname "$0")"

squares=''
for bit in 0 1 2 3 4 5; do
  squares+=",drawbox=x=$((20 + bit * 48)):y=130:w=40:h=40:color=white:t=fill:enable='mod(floor(n/$((2 ** bit)))\,2)'"
done
digits="drawtext=font=DejaVu Sans:text='%{frame_num}':start_number=0:x=20:y=20:fontsize=64:fontcolor=white"

for rate in 23.976:24000/1001 24:24 25:25 29.97:30000/1001 50:50; do
  ffmpeg -y -loglevel error -f lavfi -i "color=c=black:s=320x180:r=${rate#*:}" -frames:v 45 \
    -vf "$digits$squares" -c:v libx264 -pix_fmt yuv420p -g 15 -crf 30 -movflags +faststart "${rate%%:*}.mp4"
done

# What browsers cannot show: posters.spec.ts.
ffmpeg -y -loglevel error -f lavfi -i "color=c=orange:s=64x36:r=25:d=1" -c:v prores_ks -profile:v 0 prores.mov
