import type { Result } from '@/domain/result';

/** Largest file that is opened, in bytes: a mail with its pictures. */
const MAX_BYTES = 30 * 1024 * 1024;
/** Characters of a message that are kept: a letter of a store has at most some thousands. */
const MAX_CHARACTERS = 200_000;

/** A message as text, and whether it was recognized in a picture, which the user should compare with it. */
export interface ReadMessage {
  text: string;
  isRecognized: boolean;
}

interface ReadMessageOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((label: string, progress: number) => void) | undefined;
}

/**
 * Reads the message of a store from a file: a screenshot, a saved mail (.eml), a web page or plain text. Attachments of a
 * mail are not read.
 * @returns the text, or a sentence that says what to do instead
 */
export async function readMessage(
  file: File,
  options: ReadMessageOptions = {},
): Promise<Result<ReadMessage>> {
  if (file.size > MAX_BYTES)
    return failed('This file has more than 30 MB. Paste the text of the message instead.');
  if (file.size === 0) return failed('This file is empty.');
  if (isPicture(file)) {
    const { recognizeText } = await import('../text-recognition/recognize-text');
    const result = await recognizeText(file, options);
    return result.ok ? { ok: true, value: { text: result.value, isRecognized: true } } : result;
  }
  if (/\.msg$/i.test(file.name))
    return failed('Outlook’s .msg files can’t be read. Save the mail as .eml, or paste its text.');
  if (/\.(?:pdf|docx?|pages|rtf)$/i.test(file.name))
    return failed(
      'This kind of file can’t be read. Paste the text of the message, or drop a screenshot of it.',
    );
  const text = await file.text();
  if (text.includes('\0'))
    return failed('This file is no text. Drop a screenshot (PNG, JPEG, WebP), a mail (.eml) or a text file.');
  if (isMail(file, text)) return mailText(file);
  if (/\.html?$/i.test(file.name) || /^\s*<(?:!doctype|html|body|div|p|table)\b/i.test(text))
    return mailText(mailOfPage(text));
  return found(text);
}

function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(?:png|jpe?g|webp|gif|bmp|heic)$/i.test(name);
}

function isMail({ name, type }: File, text: string): boolean {
  if (/\.eml$/i.test(name) || type === 'message/rfc822') return true;
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  return /^(?:from|received|delivered-to|return-path):/im.test(head) && /^subject:/im.test(head);
}

async function mailText(mail: File | string): Promise<Result<ReadMessage>> {
  const { default: PostalMime } = await import('postal-mime');
  try {
    const { subject, text, html } = await PostalMime.parse(mail);
    const body = text?.trim() || !html ? text : (await PostalMime.parse(mailOfPage(html))).text;
    return found([subject, body].filter(Boolean).join('\n\n'));
  } catch {
    return failed('This mail can’t be read. Open it and paste its text.');
  }
}

/** A mail with a page and an empty text: the parser joins both as text, which converts the page. */
function mailOfPage(html: string): string {
  const boundary = `page-${html.length}-end`;
  const words = html.replaceAll(/<style\b[^>]*>[^<]*<\/style>/gi, ' ');
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${content}\r\n`;
  return `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${part('plain', '')}${part('html', words)}--${boundary}--\r\n`;
}

function found(text: string): Result<ReadMessage> {
  const trimmed = text
    .replaceAll(/[ \t]*(?:\r?\n[ \t]*){3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_CHARACTERS);
  if (trimmed === '')
    return failed('There is no text in this file. Paste the message, or drop a screenshot of it.');
  return { ok: true, value: { text: trimmed, isRecognized: false } };
}

const failed = (failure: string): Result<ReadMessage> => ({ ok: false, failure });
