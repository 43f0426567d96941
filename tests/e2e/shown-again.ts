/** By their titles: what one more test shows, with a difference that seldom matters. Left to `npm test -- --thorough`. */
export const shownAgain = [
  // On the narrow screen, which is the harder one, it is shown always.
  /\bat 1280 px\b/,
  /\bon a desk$/,
  /\bon a screen of 1280 × /,
  // What lies over a landing page is the same over both.
  /\b(library over|assistant of|address) \/yellow\b/,
  // Counting frames is tried at every rate without a browser.
  /\bat (23\.976|24|29\.97-minute|50) frames a second\b/,
  // By touch it is the same journey.
  /\bjourney\.spec\.ts .* with what is built in$/,
]
