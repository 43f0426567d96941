#!/usr/bin/env bash
# Regenerates the clips of this folder, with ffmpeg and the font DejaVu. Each has 45 numbered frames: in digits, and for
# frames.spec.ts as six squares, white for a one, lowest bit first.
set -euo pipefail
cd "$(dirname "$0")"

squares=''
for bit in 0 1 2 3 4 5; do
  squares+=",drawbox=x=$((20 + bit * 48)):y=130:w=40:h=40:color=white:t=fill:enable='mod(floor(n/$((2 ** bit)))\,2)'"
done
digits="drawtext=font=DejaVu Sans:text='%{frame_num}':start_number=0:x=20:y=20:fontsize=64:fontcolor=white"

# Arguments: name, frame rate, optional timecode of the first frame; a semicolon in it means drop-frame.
counter() {
  ffmpeg -y -loglevel error -f lavfi -i "color=c=black:s=320x180:r=$2" -frames:v 45 ${3:+-timecode "$3"} \
    -vf "$digits$squares" -c:v libx264 -pix_fmt yuv420p -g 15 -crf 30 -movflags +faststart "$1.mp4"
}
counter 23.976 24000/1001
counter 24 24
counter 25 25
counter 29.97-minute 30000/1001 '00:00:59;00'
counter 50 50

# Film that browsers cannot decode, for posters.spec.ts.
ffmpeg -y -loglevel error -f lavfi -i "color=c=orange:s=64x36:r=25:d=1" -c:v prores_ks -profile:v 0 prores.mov
