/** What the tests use of the package, which has no types that its manifest names. */
declare module 'postman-collection' {
  export class Request {
    constructor(definition: object);
    method: string;
    url: { toString(): string };
    headers: { toObject(): Record<string, string> };
    body?: { toString(): string };
    auth?: { parameters(): { toObject(): Record<string, string> } };
    toObjectResolved(scope: Collection, overrides: object[]): object;
  }

  export class Collection {
    constructor(definition: object);
    variables: { each(visit: (variable: { value: string }) => void): void };
    forEachItem(visit: (item: { request: Request }) => void): void;
  }
}
