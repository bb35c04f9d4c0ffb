/** Whether the browser knows passkeys, and calls this host by a name: for an address of digits there can be none. */
export const canUsePasskeys: boolean = 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
