import styles from './office-map.module.css';

interface OfficeMapProps {
  /** The address that the map service gives for embedding. */
  frame: string;
  /** Says what the frame shows, for screen readers. */
  title: string;
}

/** The head office in the map of others, which is loaded when it comes near. */
export function OfficeMap({ frame, title }: OfficeMapProps) {
  return (
    <iframe
      src={frame}
      title={title}
      className={`no-print w-full ${styles.map}`}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
