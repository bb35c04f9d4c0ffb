import type { UseEmblaCarouselType } from 'embla-carousel-react';

export type Carousel = NonNullable<UseEmblaCarouselType[1]>;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * Has the carousel's next move take `duration` milliseconds. The library's own moves have none: they slow down the way a thrown thing does,
 * and take seconds for the last pixels. It keeps them for drags.
 *
 * @returns gives the carousel its own way of moving back; to be called before the next timed move
 */
export function timeNextMove(carousel: Carousel, duration: number): () => void {
  const engine = carousel.internalEngine();
  const { scrollBody, location, previousLocation, target } = engine;
  let direction = 0;
  let start: number | undefined;
  let done = 0;

  engine.scrollBody = {
    ...scrollBody,
    direction: () => direction,
    seek() {
      start ??= performance.now();
      const before = done;
      done = easeOut(Math.min(1, (performance.now() - start) / duration));
      // A share of what is left, and not a point between start and end: the loop moves both by its length when it closes.
      const distance = (target.get() - location.get()) * (before < 1 ? (done - before) / (1 - before) : 1);
      direction = Math.sign(distance);
      previousLocation.set(location);
      location.add(distance);
      return engine.scrollBody;
    },
  };

  const giveBack = () => {
    engine.scrollBody = scrollBody;
    carousel.off('pointerDown', giveBack).off('settle', giveBack);
  };
  carousel.on('pointerDown', giveBack).on('settle', giveBack);
  return giveBack;
}
