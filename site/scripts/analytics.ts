/**
 * Loads the script that counts visits, as `thirdParties.analytics` of brand.config.ts has it, once the page is shown: one that is only prerendered may
 * never be visited. A provider that wants more than a script element (Matomo's `_paq`, Google's `dataLayer`) gets it here, before the script.
 */
const place = document.querySelector<HTMLTemplateElement>('template[data-analytics]');

function load(): void {
  if (!place?.dataset.analytics) return;
  const script = document.createElement('script');
  const attributes = JSON.parse(place.dataset.attributes ?? '{}') as Record<string, string>;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = place.dataset.analytics;
  script.async = true;
  document.head.append(script);
}

if (document.prerendering) document.addEventListener('prerenderingchange', load, { once: true });
else load();
