import { escapeHtml } from '../../../shared/core/escapeHtml';
import type { Json } from '../../core/types';

/** Numbers in this range (2001 to 2286 in milliseconds) are shown as times. */
const [FIRST_TIME, LAST_TIME] = [1e12, 1e13];

export function renderValue(value: Json): string {
  if (Array.isArray(value)) return renderList(value);
  return isObject(value) ? renderObject(value) : renderScalar(value);
}

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function renderObject(value: { [name: string]: Json }): string {
  const entries = Object.entries(value);
  if (entries.length === 0) return NOTHING;
  const rows = entries.map(([name, part]) => `<dt>${escapeHtml(name)}</dt><dd>${renderValue(part)}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}

function renderList(values: Json[]): string {
  if (values.length === 0) return NOTHING;
  const objects = values.filter(isObject);
  if (objects.length < values.length) return values.map(renderValue).join(', ');
  const isFlat = objects.every((value) => Object.values(value).every(isShort));
  return isFlat
    ? renderTable(objects)
    : objects.map((value) => `<div class="item">${renderValue(value)}</div>`).join('');
}

function renderTable(rows: Array<{ [name: string]: Json }>): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = names.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map((row) => `<tr>${names.map((name) => `<td>${renderCell(row[name])}</td>`).join('')}</tr>`);
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function renderCell(value: Json | undefined): string {
  return value === undefined ? '' : renderValue(value);
}

function isShort(value: Json): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object');
  return typeof value !== 'object' || value === null;
}

const NOTHING = '<span class="none">none</span>';

function renderScalar(value: Json): string {
  if (value === null || value === '') return NOTHING;
  if (typeof value === 'number' && value >= FIRST_TIME && value < LAST_TIME) {
    const iso = new Date(value).toISOString();
    return `<code>${value}</code> <time datetime="${iso}">${iso.replace('T', ' ').slice(0, 19)} UTC</time>`;
  }
  return `<code>${escapeHtml(String(value))}</code>`;
}
