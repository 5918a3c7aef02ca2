/** What the sample for Cocos Creator uses of XMLHttpRequest, on top of `fetch`. */
export function createXhr(send: typeof fetch) {
  return class {
    #method = '';
    #url = '';
    readonly #headers: Record<string, string> = {};
    responseText = '';
    onload?: () => void;
    onerror?: () => void;

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    send(body?: string): void {
      void send(this.#url, { method: this.#method, headers: this.#headers, body }).then(
        async (response) => {
          this.responseText = await response.text();
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  };
}
