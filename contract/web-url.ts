/** Whether a text is the URL of a page that a visitor can open: http or https, on a host with a domain, without a name and a password in it. */
export function isWebUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  // The parser also takes `https:company.example`, backslashes and spaces, which other programs read otherwise.
  return /^https?:\/\//i.test(text) && !/[\s\\]/.test(text) && /^[^.]+(?:\.[^.]+)+$/.test(url.hostname);
}
