/** The person did not want to sign in again; nothing has changed. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}
