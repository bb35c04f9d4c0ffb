/** Upper bounds that browser and server both enforce. Lengths are in UTF-16 code units, sizes in bytes. */
export const limits = {
  name: 120,
  email: 254,
  phone: 40,
  country: 80,
  message: 5_000,
  /** A line that another page hands to the message (contract/quote-opening.ts). */
  openingLine: 200,
  requestBody: 64 * 1024,
  resume: 5 * 1024 * 1024,
  /** An application in all: the résumé, the other fields and the multipart framing. */
  application: 6 * 1024 * 1024,
  rating: { min: 1, max: 5 },
  idempotencyKey: 64,
} as const;

/** Characters of a job's summary that a card shows before the ellipsis. */
export const summaryPreview = 120;

/** Service names that an office card shows before "+N more". */
export const serviceNamesShown = 3;

/** Months after which an application is deleted at the latest. The privacy policy says so, or a shorter time that the Office has set. */
export const applicationRetentionMonths = 12;

/** Milliseconds after which the site aborts a request to the API. */
export const apiTimeoutMs = 10_000;

/** Position of a pin on the map whose office has none, in percent. */
export const defaultPosition = 50;
