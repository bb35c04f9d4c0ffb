declare namespace App {
  /** What the server passes to every page. */
  interface Locals {
    /** The public origin. */
    site: URL;
    /** The language of the page. */
    locale: import('#contract/locales').Locale;
    /** Origin of the API when it is on another host. */
    apiOrigin: string | undefined;
    /** A page is kept until what it has read here changes. */
    data: import('#contract/site-data').SiteData;
    /** Set when the page answers a form that was sent without JavaScript. */
    form?: import('#contract/form-outcome').FormOutcome;
    /** What staff see before it is public: set for them alone, and never kept. */
    preview?: import('#contract/site-data').Preview;
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Starts once the page itself is there, and with a margin when it is also that near (scripts/after-load.ts). */
    'client:after-load'?: boolean | { rootMargin: string };
  }
}

/** The brand's colour tokens (tools/brand-colours.ts). */
declare module 'virtual:brand-colours.css';
