export interface Texts {
  clicked: string;
  note: string;
}
