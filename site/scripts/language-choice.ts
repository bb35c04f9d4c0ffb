/** The language that the visitor chose last, kept for a year. It changes which link is shown, never where one leads. */

const name = 'language';
const yearInSeconds = 365 * 24 * 60 * 60;

export function chosenLanguage(): string | undefined {
  return new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];
}

export function rememberLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${name}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}
