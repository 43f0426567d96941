/** Style of the developer pages: the product's light theme, without its fonts and Mantine. */
export const devStyle = `
:root {
  --bg: #f8f6f2; --surface: #fff; --surface-2: #f2eee7; --line: #e4dfd5; --field-line: #8f8a9c;
  --ink: #15172b; --ink-soft: #55586d; --accent: #6443f0; --accent-strong: #5231d6; --accent-wash: #efebff;
  --ok: #116239; --ok-wash: #e3f5ea; --warn: #7a4a00; --warn-wash: #fdf1d8; --danger: #b3261e;
  --danger-wash: #fdecea; --info: #164f96; --info-wash: #e6f0fd; --mono: ui-monospace, monospace;
  color-scheme: light;
}
*, ::before, ::after { box-sizing: border-box; }
body { background: var(--bg); color: var(--ink); font: 16px/1.5 "Instrument Sans Variable", system-ui, sans-serif; margin: 0; }
header { background: var(--surface); border-bottom: 1px solid var(--line); }
.bar, nav, main { margin: 0 auto; max-width: 960px; padding: 0 20px; }
.bar { align-items: baseline; display: flex; flex-wrap: wrap; gap: 0 16px; padding-top: 14px; }
.who { color: var(--ink-soft); flex: 1; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 0 4px; margin-top: 6px; padding: 0 8px; }
nav a { align-items: center; border-bottom: 3px solid transparent; color: var(--ink-soft); display: flex; min-height: 44px; padding: 0 12px; text-decoration: none; }
nav a:hover { color: var(--ink); }
nav a[aria-current] { border-color: var(--accent); color: var(--accent-strong); font-weight: 600; }
main { padding-bottom: 72px; padding-top: 28px; }
h1 { font-size: 30px; letter-spacing: -0.02em; line-height: 1.15; margin: 0 0 12px; }
h2 { font-size: 19px; line-height: 1.3; margin: 32px 0 10px; }
h2 small { color: var(--ink-soft); font-size: 14px; font-weight: 400; margin-left: 6px; }
p { margin: 8px 0; max-width: 68ch; }
a { color: var(--accent-strong); }
small, .soft { color: var(--ink-soft); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.card, details { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; }
.card { padding: 18px 20px; }
.cards { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); list-style: none; margin: 14px 0 0; padding: 0; }
.cards .card { align-items: start; display: flex; flex-direction: column; gap: 10px; justify-content: space-between; }
.cards strong { overflow-wrap: anywhere; }
dl { display: grid; gap: 4px 16px; grid-template-columns: max-content minmax(0, 1fr); margin: 0; }
dt { color: var(--ink-soft); }
dd { margin: 0; overflow-wrap: anywhere; }
details { margin: 8px 0; }
summary { border-radius: 14px; cursor: pointer; overflow-wrap: anywhere; padding: 12px 16px; }
summary:hover { background: var(--surface-2); }
details > :not(summary) { margin-left: 16px; margin-right: 16px; }
details > :last-child { margin-bottom: 16px; }
details details { background: var(--bg); }
[hidden] { display: none !important; }
code, pre, textarea { font-family: var(--mono); font-size: 14px; }
pre { background: var(--surface-2); border-radius: 8px; line-height: 1.45; max-height: 320px; overflow: auto; overflow-wrap: anywhere; padding: 12px 14px; white-space: pre-wrap; }
.tag { border-radius: 999px; background: var(--surface-2); color: var(--ink-soft); display: inline-block; font-size: 13px; line-height: 1; padding: 5px 9px; white-space: nowrap; }
summary .tag { margin-left: 6px; }
.tag.query { background: var(--info-wash); color: var(--info); }
.tag.mutation { background: var(--warn-wash); color: var(--warn); }
.tag.subscription, .tag.good { background: var(--ok-wash); color: var(--ok); }
.tag.bad { background: var(--danger-wash); color: var(--danger); }
label { display: block; font-weight: 600; margin: 12px 0 6px; }
input, textarea { background: var(--surface); border: 1px solid var(--field-line); border-radius: 8px; color: inherit; display: block; padding: 10px 12px; width: 100%; }
input { font: inherit; min-height: 44px; }
textarea { line-height: 1.45; min-height: 48px; resize: vertical; }
button { background: var(--accent); border: 0; border-radius: 999px; color: #fff; cursor: pointer; font: inherit; font-weight: 600; min-height: 44px; padding: 0 20px; }
button:hover { background: var(--accent-strong); }
button.quiet { background: var(--accent-wash); color: var(--accent-strong); }
button:disabled { cursor: default; opacity: 0.6; }
.row { align-items: center; display: flex; flex-wrap: wrap; gap: 10px; margin: 12px 0; }
.notice { background: var(--ok-wash); border-radius: 8px; color: var(--ok); padding: 10px 14px; }
.log p { border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; font-family: var(--mono); font-size: 14px; gap: 2px 14px; margin: 0; max-width: none; overflow-wrap: anywhere; padding: 8px 0; }
.log p > * { min-width: 0; }
.log:not(:empty) + p { display: none; }
iframe { border: 1px solid var(--line); border-radius: 8px; height: 560px; width: calc(100% - 32px); }
.failure { color: var(--danger); font-size: 14px; }
.mail { font: inherit; background: none; max-height: none; padding: 0; }
@media (max-width: 480px) {
  .who { flex-basis: 100%; order: 1; }
  .bar { justify-content: space-between; }
  nav { gap: 0; justify-content: space-between; padding: 0 14px; }
  nav a { font-size: 14px; padding: 0 6px; }
  main { padding-top: 20px; }
  h1 { font-size: 25px; }
  dl { display: block; }
  dd { margin-bottom: 8px; }
}
`
