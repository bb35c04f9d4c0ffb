/** The language that the visitor chose last, kept for a year. It changes which link is shown, never where one leads. */

export function chosenLanguage(): string | undefined {
  return /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
}

export function rememberLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;
}
