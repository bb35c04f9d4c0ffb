/** Returns what stands in an address: without what is undefined, false, an empty text or an empty list. */
export const withoutEmpty = <Search extends object>(search: Search): Partial<Search> =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([, value]) => value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<Search>;
