/** The script of a preview of the Office: it tells which line was chosen, and shows what is being written (contract/office/text-preview.ts). */

import type { PreviewCommand, PreviewEvent } from '#contract/office/text-preview';
import { type PreviewedTexts, previewedTextsId } from '../previewed-texts.ts';
import { createMeasures } from './measure.ts';
import { findPlaces, type Place } from './places.ts';
import { addressAt, outlineHovered, placeAt, placeIn, pointAt } from './pointing.ts';

/** Milliseconds without another change after which texts are measured. */
const settledAfterMs = 150;

function start(previewed: PreviewedTexts): void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const places = findPlaces(previewed, () => measureSoon());
  const measures = createMeasures(places);

  addEventListener('message', ({ origin, source, data }: MessageEvent<PreviewCommand>) => {
    if (origin !== location.origin || source !== parent) return;
    if (data.type === 'point') pointAt(places, data.address);
    if (data.type !== 'show') return;
    places.show(data.address, data.value);
    measureSoon(data.address);
  });
  // Before the scripts of the page, which would act on it.
  addEventListener('click', choose, { capture: true });
  addEventListener('auxclick', (event) => linkOf(event) && stop(event), { capture: true });
  addEventListener('submit', stop, { capture: true });
  addEventListener('pointermove', ({ clientX, clientY }) => requestAnimationFrame(() => outlineHovered(placeAt(places, clientX, clientY))));
  document.documentElement.addEventListener('pointerleave', () => outlineHovered(undefined));
  addEventListener('resize', () => measureSoon());
  addEventListener('load', () => void document.fonts.ready.then(() => measureSoon()));
  tell({ type: 'loaded', path: previewed.path, addresses: places.addresses() });

  /** @param address the line that has changed; without it the page has */
  function measureSoon(address?: string): void {
    measures.outdate(address);
    clearTimeout(settled);
    settled = setTimeout(() => tell({ type: 'measured', ...measures.take() }), settledAfterMs);
  }

  /** Chooses a text rather than doing what it does on the page, unless a key says otherwise, or a script of the page clicks. */
  function choose(event: MouseEvent): void {
    const acts = event.ctrlKey || event.altKey || event.metaKey || !event.isTrusted;
    const place = acts ? undefined : placeOf(event);
    const link = linkOf(event);
    if (!place && !link) return;
    if (place) {
      stop(event);
      tell({ type: 'chosen', address: addressAt(place, event.clientX, event.clientY) });
    } else if (link) follow(link, event);
  }

  function placeOf({ target, clientX, clientY, detail }: MouseEvent): Place | undefined {
    // A click by keyboard has no point.
    return detail === 0 ? placeIn(places, target as Element) : placeAt(places, clientX, clientY);
  }

  function follow(link: HTMLAnchorElement, event: MouseEvent): void {
    if (link.getAttribute('href')?.startsWith('#')) return;
    stop(event);
    const { origin, pathname, search, hash } = new URL(link.href);
    // A file, such as the profile, is no page.
    if (origin !== location.origin || /\.\w+$/.test(pathname)) return;
    if (hash && pathname + search === previewed.path) document.getElementById(hash.slice(1))?.scrollIntoView();
    else tell({ type: 'followed', path: pathname + search });
  }
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function tell(event: PreviewEvent): void {
  if (parent !== window) parent.postMessage(event, location.origin);
}

const list = document.getElementById(previewedTextsId);
if (list) start(JSON.parse(list.textContent) as PreviewedTexts);
