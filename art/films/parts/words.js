/**
 * The words of a film in the language that its address asks for (`?locale=ar`). The page and its script are written in English;
 * `texts/<film>.ar.json` has the Arabic for each text. Imported before anything moves, it turns the page round.
 */
export const isArabic = new URLSearchParams(location.search).get('locale') === 'ar';
const film = location.pathname.replace(/^\/|\.html$/g, '');
const arabic = isArabic ? await fetch(`texts/${film}.ar.json`).then((answer) => answer.json()) : {};

/** The text in the film's language. Figures are the same in both. */
export function say(english) {
  const found = arabic[english];
  if (!found && isArabic && /[a-z]{2}/i.test(english)) throw new Error(`no Arabic for "${english}"`);
  return found ?? english;
}

/** 1 where lines run to the right, -1 where they run to the left. */
export const along = isArabic ? -1 : 1;

/** A piece that keeps its own direction inside Arabic: a sign beside its figure. */
export const figure = (text) => (isArabic ? `\u2066${text}\u2069` : text);

if (isArabic) {
  document.documentElement.lang = 'ar';
  document.documentElement.dir = 'rtl';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const english = text.textContent.trim();
    if (english && text.parentElement.tagName !== 'SCRIPT') text.textContent = text.textContent.replace(english, say(english));
  }
}
