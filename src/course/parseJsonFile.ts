import type { TextFile } from './page/textFile.ts';

/**
 * The value in a JSON file.
 * @throws Error naming the file, where its text is no JSON
 */
export function parseJsonFile({ file, text }: TextFile): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
