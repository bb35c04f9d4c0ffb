import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Locale } from '#contract/locales';
import { type PreviewCommand, type PreviewEvent, textPreviewPath } from '#contract/office/text-preview';
import type { LineValue } from '#contract/texts/changed-texts';
import { isSame } from '../../../data/drafts/typed-over.ts';

interface PreviewFrameOptions {
  /** The page of the site. */
  path: string;
  locale: Locale;
  /** Holds what each line of the open text says at this moment, by address. */
  values: ReadonlyMap<string, LineValue>;
  /** The same without what is typed and not saved yet: at least this is what the server renders. */
  saved: ReadonlyMap<string, LineValue>;
  /** The address of the line that is pointed out. */
  pointed: string | undefined;
  onEvent(event: PreviewEvent, locale: Locale): void;
}

/** Speaks with a preview: shows in it what is typed, points out the line that is open, and hears what somebody chooses or follows there. */
export function usePreviewFrame(frame: RefObject<HTMLIFrameElement | null>, options: PreviewFrameOptions) {
  const { path, locale, values, saved, pointed } = options;
  const source = textPreviewPath(path, locale);
  const [isLoaded, setIsLoaded] = useState(false);
  const sent = useRef<ReadonlyMap<string, LineValue>>(new Map());
  const asked = useRef<ReadonlyMap<string, LineValue>>(new Map());
  const send = (command: PreviewCommand) => frame.current?.contentWindow?.postMessage(command, location.origin);

  const show = useEffectEvent(() => {
    for (const [address, value] of values) {
      const before = sent.current.get(address);
      if (address.startsWith(`${locale}/`) && before !== undefined && !isSame(before, value)) send({ type: 'show', address, value });
    }
    sent.current = values;
  });

  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== location.origin) return;
    const heard = event.data as PreviewEvent;
    if (heard.type === 'loaded') {
      // What was typed or saved meanwhile may not be on it.
      sent.current = asked.current;
      setIsLoaded(true);
      show();
      if (pointed !== undefined) send({ type: 'point', address: pointed });
    }
    options.onEvent(heard, locale);
  });
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  const ask = useEffectEvent(() => {
    asked.current = saved;
  });
  // Whoever has followed a link in it is there already.
  useEffect(() => {
    ask();
    const shown = frame.current;
    if (!shown || shown.contentWindow?.location.pathname === source) return;
    setIsLoaded(false);
    shown.src = source;
  }, [frame, source]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of what has changed
  useEffect(() => {
    if (isLoaded) show();
  }, [isLoaded, values]);
  const point = useEffectEvent(() => send({ type: 'point', address: pointed ?? null }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (isLoaded) point();
  }, [isLoaded, pointed]);
}
