/** With a scheme, with www, or a host of a common ending with a path or without; an e-mail address is none. */
const link =
  /(?:https?:\/\/|hxxps?:\/\/|www\.)[^\s<>"'\])]+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|io|co|ru|cn|xyz|top|click|shop|store|online|site|club|vip|live|link|loan|win|bet|app|me|ly|gl|page|pro|jo|sa|ae|eg|example|test)\b(?:\/[^\s<>"'\])]*)?/giu;

const code = /<a\s|\[(?:url|link)[\]=]|href\s*=|\]\(https?:/i;

/** Endings and hosts that hide where a link leads, or cost nothing. */
const cheapHost =
  /\.(?:xyz|top|click|loan|win|bet|vip|club|live|link|ru)\b|\b(?:bit\.ly|tinyurl\.com|t\.me|cutt\.ly|goo\.gl|rb\.gy|is\.gd|wa\.me|t\.co|shorturl)/i;

export interface Links {
  /** Different ones. */
  count: number;
  /** One of them leads who knows where. */
  isHidden: boolean;
  /** Written in HTML or as in a board of posts. */
  isCode: boolean;
  /** Words around them. */
  words: number;
}

export function linksIn(text: string): Links {
  const found = text.match(link) ?? [];
  return {
    count: new Set(found.map((one) => one.toLowerCase())).size,
    isHidden: found.some((one) => cheapHost.test(one)),
    isCode: code.test(text),
    words: text.replaceAll(link, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
  };
}
