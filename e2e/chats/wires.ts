/** What the scripts of vendors take from a browser, and Node.js lacks or a test disturbs. They take it when they are loaded: this file comes before them. */

type Headers = Record<string, string>;

/** As much of XMLHttpRequest as the script uses, over fetch. */
class FetchRequest {
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  onreadystatechange: (() => void) | null = null;
  #method = 'GET';
  #url = '';
  readonly #headers: Headers = {};
  #reply: globalThis.Headers | null = null;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.#reply?.get(name) ?? null;
  }
  getAllResponseHeaders(): string {
    return '';
  }
  abort(): void {}
  send(body?: BodyInit): void {
    const asked = fetch(this.#url, { method: this.#method, headers: this.#headers, ...(body !== undefined && { body }) });
    const done = async (): Promise<void> => {
      const reply = await asked;
      this.#reply = reply.headers;
      this.responseText = await reply.text();
      this.status = reply.status;
    };
    void done()
      .catch(() => undefined)
      .then(() => {
        this.readyState = 4;
        this.onreadystatechange?.();
      });
  }
}

/** A socket that a test makes lose its connection at the worst moment. */
export class LossySocket extends WebSocket {
  static #isCutting = false;
  static readonly #requests: string[] = [];
  /** The next packet of the server is lost, and the connection with it. */
  static cutAtNextMessage(): void {
    LossySocket.#isCutting = true;
  }
  /** How often a path was asked for. */
  static sent(path: string): number {
    return LossySocket.#requests.filter((packet) => packet.includes(path)).length;
  }

  override set onmessage(listener: ((event: MessageEvent) => void) | null) {
    super.onmessage =
      listener &&
      ((event) => {
        if (!LossySocket.#isCutting) return listener(event);
        LossySocket.#isCutting = false;
        return this.close();
      });
  }
  override get onmessage(): ((event: MessageEvent) => void) | null {
    return super.onmessage;
  }
  override send(data: string | BufferSource | Blob): void {
    if (data instanceof ArrayBuffer) LossySocket.#requests.push(new TextDecoder().decode(data));
    super.send(data);
  }
}

Object.assign(globalThis, { XMLHttpRequest: FetchRequest, WebSocket: LossySocket });
