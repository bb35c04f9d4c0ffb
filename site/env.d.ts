declare namespace App {
  /** The server passes this to every page. */
  interface Locals {
    /** The public origin. */
    site: URL;
    /** The language of the page. */
    locale: import('#contract/locales').Locale;
    /** Origin of the API when it is on another host. */
    apiOrigin: string | undefined;
    /** Holds what was changed of the company in the Office; site/middleware.ts renders the page with it. */
    company: Awaited<ReturnType<import('#contract/site-data').SiteData['company']>>;
    /** Pictures of the company's own; site/middleware.ts renders the page with them. */
    pictures: Awaited<ReturnType<import('#contract/site-data').SiteData['pictures']>>;
    /** Told of each picture that the page shows, where the slots of the site are looked for. */
    notePicture?: (picture: import('#contract/site-data').NotedPicture) => void;
    /** Holds what was changed of the texts in the Office; a page is kept until a text changes that it has read. */
    texts: import('#contract/site-data').PageTexts;
    /** A page is kept until what it has read here changes. */
    data: import('#contract/site-data').PageData;
    /** Set when the page answers a form that was sent without JavaScript. */
    form?: import('#contract/form-outcome').FormOutcome;
    /** Staff see this before it is public: set for them alone, and never kept. */
    preview?: import('#contract/site-data').Preview;
    /** Set on the page of one applicant: where the application of their link stands. */
    application?: import('#contract/shown-application').ShownApplication;
    /** Set on the page about emails of new jobs where it is no form: what came of that, or what a link is for. */
    jobAlerts?: import('#contract/job-alerts/shown-job-alerts').ShownJobAlerts;
    /** Set on the page of one price offer. */
    offer?: import('#contract/shown-offer').ShownOffer;
    /** Set where a price offer is made a PDF. */
    offerPaper?: import('#contract/shown-offer').OfferPaper;
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Starts once the page itself is there, and with a margin when it is also that near (scripts/after-load.ts). */
    'client:after-load'?: boolean | { rootMargin: string };
  }
}

interface Document {
  /** Whether the page is being prerendered and not shown yet; missing in browsers that do not prerender. */
  readonly prerendering?: boolean;
}

/** The tokens that are the same everywhere (tools/static-tokens.ts). */
declare module 'virtual:static-tokens.css';
