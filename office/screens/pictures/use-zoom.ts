import { type PointerEvent, useEffect, useRef } from 'react';
import { cropAround, maxZoom } from '#contract/office/pictures/crop';
import type { PictureSlot, PictureSource } from '#contract/office/pictures/pictures';
import { useStableHandlers } from '../../parts/hooks/use-stable-handlers.ts';

/** Pixels that a part of a picture is wide at least: with fewer it would be seen to be blurred. */
const leastWidth = 640;

/** Returns how much closer a picture may be cropped in a slot: as far as it has pixels for. */
export function zoomLimit(source: PictureSource, { forms }: Pick<PictureSlot, 'forms'>, focal = { x: 0.5, y: 0.5 }): number {
  const widths = forms.map((form) => cropAround(source, form, focal).width / Math.min(leastWidth, form.width));
  return Math.max(1, Math.min(maxZoom, Math.floor(Math.min(...widths) * 20) / 20));
}

/** Times by which a step of the keyboard, or of a wheel, comes closer. */
const step = 1.1;
/** Pixels that browsers report for a step of a wheel. */
const wheelStep = 100;

interface ZoomOptions {
  zoom: number;
  limit: number;
  onChange(zoom: number): void;
}

/** Zoom by wheel, by two fingers and by keys. The wheel scrolls the page as ever until somebody has clicked on the picture. */
export function useZoom({ zoom, limit, onChange }: ZoomOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const pinch = useRef<{ distance: number; zoom: number }>(undefined);

  const { zoomTo, wheel } = useStableHandlers({
    zoomTo: (wanted: number) => onChange(Math.round(Math.min(Math.max(wanted, 1), limit) * 100) / 100),
    wheel(event: WheelEvent): void {
      // Two fingers on a trackpad come as a wheel with Ctrl.
      if (!event.ctrlKey && !frame.current?.contains(document.activeElement)) return;
      event.preventDefault();
      zoomTo(zoom * step ** (-event.deltaY / wheelStep));
    },
  });
  useEffect(() => {
    const box = frame.current;
    // React's own listener cannot keep the page from scrolling.
    box?.addEventListener('wheel', wheel, { passive: false });
    return () => box?.removeEventListener('wheel', wheel);
  }, [wheel]);

  function distance(): number {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  return {
    frame,
    /** Whether a key was one for the zoom. */
    press(key: string): boolean {
      if (key === '+' || key === '=') zoomTo(zoom * step);
      else if (key === '-') zoomTo(zoom / step);
      else return false;
      return true;
    },
    /** To be told of every pointer. Whether two fingers are on the picture. */
    pointers: {
      down({ pointerId, clientX, clientY }: PointerEvent): boolean {
        fingers.current.set(pointerId, { x: clientX, y: clientY });
        pinch.current = fingers.current.size === 2 ? { distance: distance(), zoom } : undefined;
        return fingers.current.size > 1;
      },
      move({ pointerId, clientX, clientY }: PointerEvent): boolean {
        if (fingers.current.has(pointerId)) fingers.current.set(pointerId, { x: clientX, y: clientY });
        if (pinch.current && pinch.current.distance > 0) zoomTo((pinch.current.zoom * distance()) / pinch.current.distance);
        return fingers.current.size > 1;
      },
      up({ pointerId }: PointerEvent): void {
        fingers.current.delete(pointerId);
        pinch.current = undefined;
      },
    },
  };
}
