import sharp, { type CreateRaw, type Sharp } from 'sharp';

/** A drawn part as it is in memory: what the next step takes need not be encoded and read again. Its fields are those of a layer. */
export interface Pixels {
  /** Rows from the top, eight bits to a channel. */
  input: Buffer;
  raw: CreateRaw;
}

export async function pixelsOf(drawing: Sharp): Promise<Pixels> {
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Pixels to draw on. */
export const canvas = ({ input, raw }: Pixels): Sharp => sharp(input, { raw });
