/** The host of a URL, which names an endpoint: what is behind it may be a secret. */
export const hostIn = (url: string): string => URL.parse(url)?.host ?? url;
