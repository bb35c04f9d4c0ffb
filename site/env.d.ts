declare namespace App {
  /** What the server hands to every page that is rendered on demand. Prerendered pages have none of it. */
  interface Locals {
    data: import('#contract/site-data').SiteData;
    /** Keeps the rendered page until data with one of these tags changes. A page that never calls it is rendered for each request. */
    cacheFor(tags: import('#contract/site-data').DataTag[]): void;
    /** Set when the page answers a form that was sent without JavaScript. */
    form?: import('#contract/form-outcome').FormOutcome;
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
