/** The From address of all mails. */
export interface Sender {
  name: string;
  address: string;
}
