/** The paths of the Office and of its API. `:id` and the like are parameters. */

export const officePath = '/office';

/** The page that a link of a mail opens. The token is behind the #: no server and no log sees it before the page sends it. */
export const officeLink = (token: string): string => `${officePath}/link#${token}`;
/** Names the theme in which the page of the Office begins: `dark` or `light`. */
export const themeCookie = 'office-theme';
const api = '/api/office';

export const officePaths = {
  session: `${api}/session`,
  secondFactor: `${api}/session/second-factor`,
  passkeyChallenge: `${api}/session/passkey-challenge`,
  passkeySignIn: `${api}/session/passkey`,
  forgotten: `${api}/session/forgotten`,
  signInProviders: `${api}/session/providers`,
  providerSignIn: `${api}/session/providers/:provider`,
  providerReturn: `${api}/session/providers/:provider/return`,
  providerSignOut: `${api}/session/providers/:provider/sign-out`,
  link: `${api}/links/:token`,
  linkPasskeyChallenge: `${api}/links/:token/passkey-challenge`,

  account: `${api}/account`,
  password: `${api}/account/password`,
  authenticator: `${api}/account/authenticator`,
  recoveryCodes: `${api}/account/recovery-codes`,
  passkeys: `${api}/account/passkeys`,
  newPasskeyChallenge: `${api}/account/passkey-challenge`,
  passkey: `${api}/account/passkeys/:id`,
  identities: `${api}/account/identities`,
  identity: `${api}/account/identities/:id`,
  calendarFeed: `${api}/account/calendar`,
  sessions: `${api}/account/sessions`,
  sessionOf: `${api}/account/sessions/:id`,

  people: `${api}/people`,
  person: `${api}/people/:id`,
  personOpenWork: `${api}/people/:id/open-work`,
  personInvitation: `${api}/people/:id/invitation`,
  personReset: `${api}/people/:id/reset`,
  personSessions: `${api}/people/:id/sessions`,
  colleagues: `${api}/colleagues`,

  changes: `${api}/changes`,
  counts: `${api}/counts`,
  today: `${api}/today`,
  figures: `${api}/figures`,
  figuresCsv: `${api}/figures.csv`,
  find: `${api}/find`,

  quotes: `${api}/quotes`,
  quotesCsv: `${api}/quotes.csv`,
  quoteCountries: `${api}/quotes/countries`,
  quotesBulk: `${api}/quotes/bulk`,
  quotesMails: `${api}/quotes/mails`,
  quote: `${api}/quotes/:id`,
  quoteEmail: `${api}/quotes/:id/email`,
  quoteNotes: `${api}/quotes/:id/notes`,
  quoteNote: `${api}/quotes/:id/notes/:note`,
  quoteAnswers: `${api}/quotes/:id/answers`,
  quoteDraft: `${api}/quotes/:id/draft`,
  quoteDraftFiles: `${api}/quotes/:id/draft/files`,
  quoteDraftFile: `${api}/quotes/:id/draft/files/:file`,
  quoteFile: `${api}/quotes/:id/files/:file`,
  quoteFilePreview: `${api}/quotes/:id/files/:file/preview`,
  quoteReplies: `${api}/quotes/:id/replies`,
  quoteMerge: `${api}/quotes/:id/merge`,
  quoteViews: `${api}/quote-views`,
  quoteView: `${api}/quote-views/:id`,

  quoteOffers: `${api}/quotes/:id/offers`,
  offers: `${api}/offers`,
  offer: `${api}/offers/:id`,
  offerIssue: `${api}/offers/:id/issue`,
  offerWithdrawal: `${api}/offers/:id/withdrawal`,
  offerPdf: `${api}/offers/:id/pdf`,
  offerAttachment: `${api}/offers/:id/attachment`,

  contacts: `${api}/contacts`,
  contact: `${api}/contacts/:id`,
  contactJoin: `${api}/contacts/:id/join`,
  contactPart: `${api}/contacts/:id/part`,

  marks: `${api}/marks`,
  mark: `${api}/marks/:id`,

  templates: `${api}/templates`,
  template: `${api}/templates/:id`,

  mails: `${api}/mails`,
  mail: `${api}/mails/:id`,
  mailResend: `${api}/mails/:id/resend`,
  mailArrived: `${api}/mails/:id/arrived`,
  mailTakeBack: `${api}/mails/:id/take-back`,

  reviews: `${api}/reviews`,
  review: `${api}/reviews/:id`,
  reviewPlace: `${api}/reviews/:id/place`,
  reviewClients: `${api}/reviews/clients`,
  reviewClient: `${api}/reviews/:id/client`,
  reviewPublicAnswer: `${api}/reviews/:id/public-answer`,
  reviewAnswers: `${api}/reviews/:id/answers`,

  jobs: `${api}/jobs`,
  job: `${api}/jobs/:id`,
  jobDraft: `${api}/jobs/:id/draft`,
  jobPublication: `${api}/jobs/:id/publication`,
  jobCopies: `${api}/jobs/:id/copies`,
  clients: `${api}/clients`,
  clientSummary: `${api}/clients/summary`,
  client: `${api}/clients/:id`,
  clientPlace: `${api}/clients/:id/place`,
  clientRestore: `${api}/clients/:id/restore`,

  logos: `${api}/logos`,
  logoCuts: `${api}/logos/cuts`,
  logo: `${api}/logos/:key`,

  pictures: `${api}/pictures`,
  pictureSources: `${api}/pictures/sources`,
  picture: `${api}/pictures/:slot`,
  pictureFilm: `${api}/pictures/:slot/film`,

  offices: `${api}/offices`,
  office: `${api}/offices/:id`,
  officePlace: `${api}/offices/:id/place`,

  members: `${api}/members`,
  member: `${api}/members/:id`,
  memberPlace: `${api}/members/:id/place`,

  clientFile: `${api}/content/clients`,
  officeFile: `${api}/content/offices`,
  memberFile: `${api}/content/members`,
  jobFile: `${api}/content/jobs`,
  textFile: `${api}/content/texts`,

  texts: `${api}/texts`,
  text: `${api}/texts/:name`,
  textHistory: `${api}/texts/:name/history`,
  textLines: `${api}/text-lines`,
  textDrafts: `${api}/text-drafts`,
  textPublication: `${api}/text-publication`,

  webhooks: `${api}/webhooks`,
  webhook: `${api}/webhooks/:id`,
  webhookSecret: `${api}/webhooks/:id/secret`,
  webhookDeliveries: `${api}/webhooks/:id/deliveries`,
  webhookResend: `${api}/webhooks/:id/resend`,
  webhookTest: `${api}/webhooks/:id/test`,
  tokens: `${api}/tokens`,
  token: `${api}/tokens/:id`,

  attention: `${api}/attention`,
  company: `${api}/company`,
  hours: `${api}/hours`,
  nextOpening: `${api}/hours/next-opening`,
  sharedSettings: `${api}/shared-settings`,
  firstSteps: `${api}/first-steps`,
  applications: `${api}/applications`,
  applicationBoard: `${api}/applications/board`,
  applicationJobs: `${api}/applications/jobs`,
  applicationsBulk: `${api}/applications/bulk`,
  applicationsMails: `${api}/applications/mails`,
  applicationsCsv: `${api}/applications.csv`,
  application: `${api}/applications/:id`,
  applicationResume: `${api}/applications/:id/resume`,
  applicationNotes: `${api}/applications/:id/notes`,
  applicationNote: `${api}/applications/:id/notes/:note`,
  applicationMails: `${api}/applications/:id/mails`,
  applicationDraft: `${api}/applications/:id/draft`,
  applicationDraftFiles: `${api}/applications/:id/draft/files`,
  applicationDraftFile: `${api}/applications/:id/draft/files/:file`,
  applicationFile: `${api}/applications/:id/files/:file`,
  applicationFilePreview: `${api}/applications/:id/files/:file/preview`,
  applicationReplies: `${api}/applications/:id/replies`,
  applicationMerge: `${api}/applications/:id/merge`,
  applicationSeparation: `${api}/applications/:id/separation`,
  applicationErasure: `${api}/applications/:id/erasure`,

  history: `${api}/history`,
  historyUndo: `${api}/history/undo`,
  historyCsv: `${api}/history.csv`,
  privacyFound: `${api}/privacy/found`,
  privacyExport: `${api}/privacy/export`,
  privacyErase: `${api}/privacy/erase`,
} as const;
export type OfficeCall = keyof typeof officePaths;

/** A path with its parameters filled in. */
export const officeUrl = (call: OfficeCall, parameters: Readonly<Record<string, string>> = {}): string =>
  officePaths[call].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

/** The Office sends this header with every request that changes something; other sites cannot, without a preflight that is refused. */
export const officeHeader = { name: 'x-office', value: '1' } as const;
