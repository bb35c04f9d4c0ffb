import { fillPlaceholders } from './text/fill-placeholders.ts';

/** Messages about a form and its fields. Browser and server both produce them. */
export type FormMessageKey =
  | 'field.required'
  | 'field.nameRequired'
  | 'field.emailRequired'
  | 'field.phoneRequired'
  | 'field.countryRequired'
  | 'field.messageRequired'
  | 'field.ratingRequired'
  | 'field.serviceRequired'
  | 'field.invalidCharacters'
  | 'field.tooLong'
  | 'field.invalidEmail'
  | 'field.emailLetters'
  | 'field.invalidChoice'
  | 'form.correctFields'
  | 'form.offline'
  | 'quote.required'
  | 'quote.failed'
  | 'quote.sent'
  | 'review.required'
  | 'review.failed'
  | 'review.sent'
  | 'application.fullNameRequired'
  | 'application.emailRequired'
  | 'application.resumeRequired'
  | 'application.notPdf'
  | 'application.tooLarge'
  | 'application.failed'
  | 'application.sent';

/** Messages about a request, which only the server produces. */
export type RequestMessageKey =
  | 'field.unknown'
  | 'field.invalid'
  | 'form.receipt'
  | 'application.careerClosed'
  | 'application.decided'
  | 'review.serviceOff'
  | 'offer.closed'
  | 'offer.consentRequired'
  | 'http.malformed'
  | 'http.nul'
  | 'http.forbiddenOrigin'
  | 'http.invalidToken'
  | 'http.notFound'
  | 'http.wrongMethod'
  | 'http.methodNotAllowed'
  | 'http.keyReused'
  | 'http.bodyTooLarge'
  | 'http.unsupportedType'
  | 'http.tooManyRequests'
  | 'http.serverError'
  | 'http.unavailable';

/** Describes what keeps a file of content from being imported. */
export type ImportMessageKey =
  | 'import.encoding'
  | 'import.tooLarge'
  | 'import.nothing'
  | 'import.tooMany'
  | 'import.noJson'
  | 'import.noList'
  | 'import.noObject'
  | 'import.whatUnclear'
  | 'import.holdsClients'
  | 'import.holdsOffices'
  | 'import.holdsMembers'
  | 'import.holdsJobs'
  | 'import.holdsTexts'
  | 'import.unknownText'
  | 'import.textForm'
  | 'import.unknownField'
  | 'import.fieldTwice'
  | 'import.tooManyCells'
  | 'import.quote'
  | 'import.lineTooLong'
  | 'import.text'
  | 'import.list'
  | 'import.flag'
  | 'import.number'
  | 'import.twice'
  | 'import.ambiguous'
  | 'import.otherId'
  | 'import.deleted'
  | 'import.unfit'
  | 'import.id'
  | 'import.category'
  | 'import.service'
  | 'import.logo'
  | 'import.position'
  | 'import.moment'
  | 'import.future'
  | 'import.notPublic'
  | 'import.draftStanding';

/** Describes what keeps a line of a text from being published. */
export type TextMessageKey =
  | 'field.tooLong'
  | 'texts.otherKind'
  | 'texts.empty'
  | 'texts.characters'
  | 'texts.unknownPlaceholder'
  | 'texts.missingPlaceholder';

/** Messages of the Office. */
export type OfficeMessageKey =
  | 'office.signInNeeded'
  | 'office.signInAgain'
  | 'office.notAllowed'
  | 'office.factorMissing'
  | 'office.wrongCredentials'
  | 'office.wrongPassword'
  | 'office.wrongCode'
  | 'office.usePasskey'
  | 'office.passkeyFailed'
  | 'office.linkInvalid'
  | 'office.nameDiffers'
  | 'office.passwordTooShort'
  | 'office.passwordCommon'
  | 'office.passwordOnly'
  | 'office.passwordOrPasskey'
  | 'office.emailTaken'
  | 'office.lastOwner'
  | 'office.lastFactor'
  | 'office.companyAccountOnly'
  | 'office.providerUnreachable'
  | 'office.versionMissing'
  | 'office.impossibleChange'
  | 'office.noAddress'
  | 'office.ownAddress'
  | 'office.mailGone'
  | 'office.mailDelivered'
  | 'office.addressesDiffer'
  | 'office.jobNotWhole'
  | 'office.jobNoDay'
  | 'office.jobPastDay'
  | 'office.serviceTwice'
  | 'office.logoGone'
  | 'office.logoType'
  | 'office.logoTooLarge'
  | 'office.logoUnreadable'
  | 'office.logoUnsafe'
  | 'office.logoText'
  | 'office.logoTooComplex'
  | 'office.logoBlank'
  | 'office.fileType'
  | 'office.fileContent'
  | 'office.fileUnsafe'
  | 'office.fileEmpty'
  | 'office.filesTooLarge'
  | 'office.tooManyFiles'
  | 'office.attachmentGone'
  | 'office.pictureGone'
  | 'office.pictureType'
  | 'office.pictureHeic'
  | 'office.pictureTooLarge'
  | 'office.pictureTooSmall'
  | 'office.pictureUnreadable'
  | 'office.pictureTooComplex'
  | 'office.filmGone'
  | 'office.filmType'
  | 'office.filmQuickTime'
  | 'office.filmCodec'
  | 'office.filmTracks'
  | 'office.filmTooLarge'
  | 'office.filmTooLong'
  | 'office.filmSize'
  | 'office.filmUnreadable'
  | 'office.invalidWebAddress'
  | 'office.tooManyLines'
  | 'company.phone'
  | 'company.link'
  | 'company.time'
  | 'company.days'
  | 'company.closes'
  | 'company.afterMidnight'
  | 'company.hoursOverlap'
  | 'company.date'
  | 'company.lastDay'
  | 'company.exceptionsOverlap'
  | 'company.latitude'
  | 'company.longitude'
  | 'company.count'
  | 'company.uptime'
  | 'company.aim'
  | 'company.keepApplications'
  | 'company.tax'
  | 'offer.amount'
  | 'offer.percent'
  | 'offer.quantity'
  | 'offer.currency'
  | 'offer.noLines'
  | 'offer.sum'
  | 'offer.discount'
  | 'offer.dayGone'
  | 'company.noService'
  | 'webhook.url'
  | 'webhook.privateAddress'
  | 'webhook.noEvents'
  | 'webhook.tooMany'
  | 'webhook.off'
  | 'token.noScopes'
  | 'token.tooMany'
  | 'token.invalid'
  | 'token.notAllowed';

export type MessageKey = FormMessageKey | RequestMessageKey | OfficeMessageKey | ImportMessageKey | TextMessageKey;

/** The parameters of the messages that have any; each is a placeholder in the text. */
interface MessageParams {
  'field.tooLong': { max: number };
  'office.filmTooLarge': { megabytes: number };
  'office.filmTooLong': { seconds: number };
  'office.filmSize': { least: number; most: number };
  'form.receipt': { sent: string; reference: string };
  'import.tooMany': { max: number };
  'import.noList': { example: string };
  'import.unknownField': { names: string };
  'import.lineTooLong': { max: number };
  'import.flag': { yes: string; no: string };
  'import.twice': { row: number };
  'import.category': { value: string; names: string };
  'import.service': { value: string; names: string };
  'import.moment': { example: string; now: string };
  'texts.unknownPlaceholder': { name: string };
  'texts.missingPlaceholder': { name: string };
}

type KeyWithParams<Key> = Extract<Key, keyof MessageParams>;

/** A message as the code produces it; `messageText` renders it in a language. */
export type Message<Key extends MessageKey = MessageKey> =
  | { key: PlainMessageKey<Key>; params?: undefined }
  | { [K in KeyWithParams<Key>]: { key: K; params: MessageParams[K] } }[KeyWithParams<Key>];

export type FormMessage = Message<FormMessageKey>;

/** Keys of the messages without parameters. */
export type PlainMessageKey<Key extends MessageKey = MessageKey> = Exclude<Key, keyof MessageParams>;

/** The messages that a form definition can name. */
export type PlainFormMessageKey = PlainMessageKey<FormMessageKey>;

/** The texts of one language: a missing key does not compile, and content/messages-and-mails.test.ts finds a missing placeholder. */
export type MessageTexts<Key extends MessageKey = MessageKey> = { readonly [K in Key]: string };

/** The texts that a browser needs for a form. */
export type FormMessageTexts = MessageTexts<FormMessageKey>;

/** A message in the language of `texts`. */
export function messageText<Key extends MessageKey>(texts: MessageTexts<Key>, { key, params }: Message<NoInfer<Key>>): string {
  const text = texts[key as Key];
  return params ? fillPlaceholders(text, params) : text;
}
