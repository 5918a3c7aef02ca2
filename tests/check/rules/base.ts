/** A response with a pet. */
const REPLY = `'200':
          description: A pet.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Reply' }`;

/** A small site, which every case changes. The check finds nothing in it. */
export const BASE: Readonly<Record<string, string>> = {
  'openapi.yaml': `openapi: 3.1.0
info: { title: Pets, version: 1.0.0, description: Four calls. }
security: [{ key: [] }]
tags: [{ name: Pets, x-page: { path: api/pets } }]
paths:
  /v1/pets/list:
    get:
      operationId: petsList
      tags: [Pets]
      summary: List pets
      description: Returns pets.
      x-effect: { kind: reads }
      parameters:
        - name: ids
          in: query
          description: Only these pets, at most 50.
          schema: { type: array, maxItems: 50, items: { type: string } }
          x-errors: [700]
        - name: ttl
          in: query
          description: How long the list is kept, in minutes. By default 7 days.
          schema: { type: integer }
          example: 30
      x-poll: { seconds: 5 }
      responses:
        ${REPLY}
              examples: { success: { value: { code: 0, msg: ok, data: { petId: 1, kind: 0 } } }, none: { value: { code: 0, msg: ok } }, bare: { value: { code: 0, msg: ok, data: { petId: 2 } } } }
  /v1/pets/add:
    post:
      operationId: petsAdd
      tags: [Pets]
      summary: Add a pet
      description: Stores a pet.
      x-effect: { kind: changes }
      x-errors: [701]
      parameters:
        - { name: petId, in: query, required: true, description: The id., schema: { type: string }, example: rex }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
      responses:
        ${REPLY}
  /v1/pets/drop/{petId}:
    delete:
      operationId: petsDrop
      tags: [Pets]
      summary: Delete a pet
      description: Deletes a pet.
      x-effect: { kind: deletes }
      x-errors: [701]
      parameters:
        - { name: petId, in: path, required: true, description: The id., schema: { type: string }, example: rex }
      responses:
        '200': { description: Deleted. }
  /v1/clock:
    get:
      operationId: clock
      tags: [Pets]
      summary: Read the clock
      description: Returns the time.
      security: []
      x-effect: { kind: reads }
      responses:
        '200': { description: The time. }
components:
  securitySchemes:
    key: { type: apiKey, in: query, name: api_key, description: The key. }
  schemas:
    Reply:
      type: object
      x-envelope: { code: code, success: 0, message: msg, data: data }
      required: [code, msg]
      properties:
        code: { type: integer, format: int32, description: The code. }
        msg: { type: string, description: The text. }
        data: { $ref: '#/components/schemas/Pet' }
    Pet:
      type: object
      required: [petId]
      properties:
        petId: { type: integer, format: int64, description: The id. }
        kind:
          type: integer
          description: What it is.
          oneOf: [{ const: 0, title: Cat, description: Cat. }, { const: 1, title: Dog, description: Dog. }]
        note: { type: string, description: A note. }
x-error-catalogue:
  - { code: 700, name: too-many-pets, meaning: More than 50 pets were asked for. }
  - { code: 701, name: pet-not-found, meaning: The pet does not exist. }
`,
  'docs/guide.mdx': `---
title: Guide
---

Ask for pets.
`,
  'docs/guide.$tab-notes.mdx': 'Feed them.\n',
  'static/img/a dog.png': '',
  'i18n/en/terms.yaml': '- { term: shop, not: [store], except: [app store], note: Where pets are. }\n',
};
