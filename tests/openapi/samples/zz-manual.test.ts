import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findSampleLanguage } from '../../../plugins/openapi/core/samples';
import { sampleRequests, fileNames } from './support/arbitrary-request';
import { startEchoServer } from './support/echo-server';
import { expectArrived, environment, fileContent } from './support/expect-arrived';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
const run = promisify(execFile);
const N = Number(process.env.N ?? 100);
it('java', async () => {
  const server = await startEchoServer();
  const requests = sampleRequests(N, server.origin);
  server.expect(requests);
  const dir = '/tmp/manual-java'; rmSync(dir, {recursive: true, force: true}); mkdirSync(dir);
  for (const f of fileNames) writeFileSync(`${dir}/${f}`, fileContent(f));
  const java = findSampleLanguage('java')!;
  const files: string[] = []; const classes: string[] = [];
  mkdirSync(`${dir}/com/fasterxml/jackson/databind`, {recursive: true});
  writeFileSync(`${dir}/com/fasterxml/jackson/databind/JsonNode.java`, `package com.fasterxml.jackson.databind; public class JsonNode { public JsonNode path(String s){return this;} public String asText(){return "";} public boolean asBoolean(){return true;} public boolean asBoolean(boolean b){return b;} public int asInt(int d){return d;} }`);
  writeFileSync(`${dir}/com/fasterxml/jackson/databind/ObjectMapper.java`, `package com.fasterxml.jackson.databind; public class ObjectMapper { public JsonNode readTree(String s){return new JsonNode();} }`);
  files.push(`${dir}/com/fasterxml/jackson/databind/JsonNode.java`, `${dir}/com/fasterxml/jackson/databind/ObjectMapper.java`);
  requests.forEach((r, i) => { const code = java.write(r); const name = /public class (\w+)/.exec(code)![1]; mkdirSync(`${dir}/p${i}`); writeFileSync(`${dir}/p${i}/${name}.java`, `package p${i};\n${code}`); files.push(`${dir}/p${i}/${name}.java`); classes.push(`p${i}.${name}`); });
  writeFileSync(`${dir}/files`, files.join('\n')); writeFileSync(`${dir}/classes`, classes.join('\n'));
  writeFileSync(`${dir}/Run.java`, `import java.nio.file.*; public class Run { public static void main(String[] a) throws Exception { int i = 0; for (String c : Files.readAllLines(Path.of("classes"))) { try { Class.forName(c).getMethod("main", String[].class).invoke(null, (Object) new String[0]); } catch (java.lang.reflect.InvocationTargetException e) { System.err.println(i + " " + e.getCause()); } i++; } } }`);
  execFileSync('javac', ['-encoding', 'UTF-8', '-d', `${dir}/out`, `@${dir}/files`, `${dir}/Run.java`], {stdio: 'inherit'});
  const { stderr } = await run('java', ['-Dfile.encoding=UTF-8', '-Dsun.jnu.encoding=UTF-8', '-cp', `${dir}/out`, 'Run'], { cwd: dir, env: { ...process.env, ...environment, LC_ALL: 'C.UTF-8' }, maxBuffer: 1<<26 });
  console.log('java errors', stderr.slice(0, 3000));
  let bad = 0;
  for (const [i, r] of requests.entries()) { try { await expectArrived(server.arrived(i)[0], r, { cookies: true }); } catch (e) { if (bad++ < 3) console.log(i, java.write(r), String(e)); } }
  await server.close();
  expect(bad).toBe(0);
}, 600000);
it.runIf(process.env.GO)('go', async () => {
  const server = await startEchoServer();
  const requests = sampleRequests(N, server.origin);
  server.expect(requests);
  const dir = '/tmp/manual-go'; rmSync(dir, {recursive: true, force: true}); mkdirSync(dir);
  for (const f of fileNames) writeFileSync(`${dir}/${f}`, fileContent(f));
  const go = findSampleLanguage('go')!;
  writeFileSync(`${dir}/go.mod`, 'module x\ngo 1.19\n');
  requests.forEach((r, i) => { mkdirSync(`${dir}/p${i}`); writeFileSync(`${dir}/p${i}/main.go`, go.write(r) + '\n'); });
  const env = { ...process.env, ...environment, HOME: '/tmp', GOFLAGS: '-mod=mod', LC_ALL: 'C.UTF-8' };
  console.log('gofmt', execFileSync('gofmt', ['-l', '.'], { cwd: dir, env }).toString());
  try { execFileSync('go', ['vet', './...'], { cwd: dir, env }); } catch (e) { console.log('vet', String((e as {stderr: Buffer}).stderr).slice(0, 4000)); }
  execFileSync('go', ['build', '-o', `${dir}/bin/`, './...'], { cwd: dir, env });
  let bad = 0;
  for (const [i, r] of requests.entries()) { try { await run(`${dir}/bin/p${i}`, [], { cwd: dir, env }); } catch (e) { console.log(i, String(e)); }
    try {
      const a = server.arrived(i)[0]; const sort = (p: string) => p; 
      // Encode sorts
      const byName = (x: {name: string}, y: {name: string}) => Buffer.compare(Buffer.from(x.name.replace(/\p{Surrogate}/gu,'\uFFFD')), Buffer.from(y.name.replace(/\p{Surrogate}/gu,'\uFFFD')));
      const body = r.body?.kind === 'form' ? { ...r.body, pairs: [...r.body.pairs].sort(byName) } : r.body;
      await expectArrived(a, { ...r, query: [...r.query].sort(byName), body }, { cookies: true }); } catch (e) { if (bad++ < 3) console.log(i, go.write(r), String(e)); } }
  await server.close();
  expect(bad).toBe(0);
}, 900000);
