/** The page in place of that of a viewer: it leads to the new site, and old hashes to what they showed. */
export function printLandingPage(title: string, folder: string, hashes: Record<string, string>): string {
  const shown = title.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  // A document may have a text that ends the script.
  const table = JSON.stringify(hashes, null, 1).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${shown}</title>
<link rel="canonical" href="${folder}/">
<script>
// Made by \`livespec migrate\`: old links, such as #operation/getPet, and what shows the same now.
const pages = ${table};
const hash = location.hash.slice(1);
location.replace('${folder}/' + (pages[hash] ?? pages[decodeURIComponent(hash)] ?? ''));
</script>
</head>
<body><a href="${folder}/">${shown}</a></body>
</html>
`;
}
