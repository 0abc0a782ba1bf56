declare module 'subset-font' {
  /** A font that holds the signs of a text and nothing else. */
  export default function subset(font: Buffer, text: string, wish: { targetFormat: 'woff2' }): Promise<Buffer>;
}
