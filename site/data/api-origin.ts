/** Origin of the API when it is on another host than the site; undefined on the server, where pages read the data directly. */
export const apiOrigin: string | undefined = globalThis.document?.documentElement.dataset.apiOrigin;
