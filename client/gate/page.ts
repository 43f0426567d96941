import { brand } from 'shared/catalogue/brand'
import { publicTexts } from 'shared/messages/it/public'

const texts = publicTexts.gate
const mail = `mailto:${brand.contact.email}?subject=${encodeURIComponent(texts.contactSubject)}`

const corners = '<i class="corner"></i>'.repeat(4)

const sign = `<svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true"><path d="M3 11V6a3 3 0 0 1 3-3h5M21 3h5a3 3 0 0 1 3 3v5M29 21v5a3 3 0 0 1-3 3h-5M11 29H6a3 3 0 0 1-3-3v-5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><circle class="dot" cx="16" cy="16" r="5.4"/></svg>`

const eye = `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" aria-hidden="true"><path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="2.8"/><path class="strike" d="M4 20 20 4"/></svg>`

const form = `<form id="gate" method="post" novalidate>
<label for="password">${texts.password}</label>
<div class="row"><input id="password" name="password" type="password" autocomplete="current-password" required>
<button type="button" id="toggle" class="toggle" aria-pressed="false" aria-label="${texts.showPassword}" data-hide="${texts.hidePassword}" data-show="${texts.showPassword}">${eye}</button></div>
<button type="submit" id="submit" class="submit" disabled><span class="ring" aria-hidden="true"></span>${texts.submit}</button>
<noscript><p class="note">${texts.noScript}</p></noscript>
<a class="contact" href="${mail}">${texts.contact}</a>
</form>`

const toast = `<div class="slot"><div id="good" role="status"></div><div id="bad" role="alert"></div></div>
<template id="toast" data-wrong-title="${texts.wrong.title}" data-wrong-text="${texts.wrong.text}" data-ok-title="${texts.ok.title}" data-ok-text="${texts.ok.text}" data-failed-title="${texts.failed.title}" data-failed-text="${texts.failed.text}"><div class="toast"><div><p class="toast-title"></p><p class="toast-text"></p></div><button type="button" class="toast-close" aria-label="${publicTexts.close}"><svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg></button></div></template>`

/** The whole gate page: its style inside, its script beside, and nothing of the site. */
export const gatePage = (parts: { css: string; script: string }) => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<meta name="theme-color" content="#0b1026">
<title>${brand.name} · ${texts.eyebrow}</title>
<style>${parts.css}</style>
</head>
<body>
<div class="sky" aria-hidden="true"><b></b><b></b><b></b><b></b><b></b></div>
<header><span class="brand">${sign}${brand.name}</span><span class="timecode" id="timecode" aria-hidden="true">00:00:00:00</span></header>
<main>
<div class="frame">${corners}
<p class="eyebrow">${texts.eyebrow}</p>
<h1>${texts.title}</h1>
<p class="lead">${texts.text}</p>
${form}
</div>
</main>
${toast}
<script type="module" src="${parts.script}"></script>
</body>
</html>
`
