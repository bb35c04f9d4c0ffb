import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';

interface CarouselControlsProps {
  labels: { previous: string; next: string; pause?: string; play?: string };
  /** A carousel that advances by itself has a button for its autoplay as well. */
  playback?: { playing: boolean; toggle: () => void };
  onPrevious: () => void;
  onNext: () => void;
  className?: string | undefined;
}

/** The buttons of a carousel. They need its script, so a caller hides them without one. */
export function CarouselControls({ labels, playback, onPrevious, onNext, className }: CarouselControlsProps) {
  return (
    <div className={className}>
      {playback && (
        <button type="button" className="icon-btn" aria-label={playback.playing ? labels.pause : labels.play} onClick={playback.toggle}>
          {playback.playing ? <Pause className="icon" /> : <Play className="icon" />}
        </button>
      )}
      <button type="button" className="icon-btn" aria-label={labels.previous} onClick={onPrevious}>
        <ArrowLeft className="icon icon-along" />
      </button>
      <button type="button" className="icon-btn" aria-label={labels.next} onClick={onNext}>
        <ArrowRight className="icon icon-along" />
      </button>
    </div>
  );
}
