/** Pixels: the size that sharing sites and chats show without cropping. */
export const shareSize = { width: 1200, height: 630 } as const;
