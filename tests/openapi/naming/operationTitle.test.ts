import { describe, expect, test } from 'vitest';
import { titleOperation } from '../../../plugins/openapi/core/naming/operationTitle';

describe('an operationId becomes a title of words', () => {
  test.each([
    // Notations.
    ['getGuildMember', undefined, 'Get guild member'],
    ['get_guild_member', undefined, 'Get guild member'],
    ['guilds/get-member', undefined, 'Get guild member'],
    ['GuildsController_getMember', undefined, 'Get guild member'],
    ['Guild.GetMember', undefined, 'Get guild member'],
    ['guild_get_member', undefined, 'Get guild member'],
    ['GET_GUILD_MEMBER', undefined, 'Get guild member'],
    // Acronyms and names get capitals.
    ['listAPIKeys', undefined, 'List API keys'],
    ['getV2OAuthToken', undefined, 'Get v2 OAuth token'],
    ['create_vpc', undefined, 'Create VPC'],
    ['VPCs_list', undefined, 'List VPCs'],
    ['addIpv6Range', undefined, 'Add IPv6 range'],
    ['getUrlById', undefined, 'Get URL by ID'],
    ['iOSApps.create', undefined, 'Create iOS app'],
    ['oauthToken', undefined, 'OAuth token'],
    // Meaningless capitals are dropped.
    ['Get_API_USER_posts', undefined, 'Get API user posts'],
    ['USERS_GetByID', undefined, 'Get user by ID'],
    ['usersGET', undefined, 'Get user'],
    ['getEventOPRs', undefined, 'Get event OPRs'],
    ['AssumeRoleWithSAML', undefined, 'Assume role with SAML'],
    // The last of several collections is the object.
    ['run.projects.locations.services.list', 'projects', 'List services'],
    ['dlp.projects.locations.dlpJobs.finish', 'projects', 'Finish DLP job'],
    ['compute.firewalls.getIamPolicy', 'firewalls', 'Get IAM policy'],
    ['storage.objects:batchDelete', undefined, 'Batch delete storage objects'],
    ['projects.locations.conversations:bulkDelete', 'projects', 'Bulk delete conversations'],
    ['insightsdata.export', 'projects', 'Export insightsdata'],
    // Separators.
    ['pets|list', undefined, 'List pets'],
    ['Get-User_By.Id', undefined, 'Get user by ID'],
    ['__heartbeat__', undefined, 'Heartbeat'],
    // Words of the tag are dropped, unless none would remain.
    ['guilds/get-member', 'guilds', 'Get member'],
    ['chat.postMessage', 'chat', 'Post message'],
    ['users.list', 'users', 'List users'],
    ['VirtualMachines_Get', 'VirtualMachines', 'Get virtual machine'],
    ['VirtualMachines_ListAll', 'VirtualMachines', 'List all virtual machines'],
    ['VirtualMachines_ListByResourceGroup', 'VirtualMachines', 'List virtual machines by resource group'],
    ['VirtualMachines_CreateOrUpdate', 'VirtualMachines', 'Create or update virtual machine'],
    ['users/get-authenticated', 'users', 'Get authenticated user'],
    ['readCoreV1NamespacedPod', 'core_v1', 'Read namespaced pod'],
    // The verb comes first.
    ['droplets_create', undefined, 'Create droplet'],
    ['petsList', undefined, 'List pets'],
    ['circuits_circuit-terminations_bulk_delete', 'circuits', 'Bulk delete circuit terminations'],
    ['circuits_providers_partial_update', 'circuits', 'Partial update provider'],
    ['circuits_providers_bulk_partial_update', 'circuits', 'Bulk partial update providers'],
    // Without a verb, words keep their order.
    ['conversations.history', 'conversations', 'Conversations history'],
    ['meta/root', 'meta', 'Meta root'],
    ['获取Member', undefined, '获取 member'],
  ])('%s, under %s: %s', (operationId, tag, title) => {
    expect(titleOperation({ operationId, tag, method: 'GET', path: '/p' })).toBe(title);
  });
});

describe('method and path make a title where that is clear', () => {
  test.each([
    ['GET', '/guilds/{id}/members', 'List guild members'],
    ['GET', '/guilds/{id}/members/{member}', 'Get guild member'],
    ['GET', '/api/v1/users/search', 'Search users'],
    ['GET', '/questions/featured', 'List featured questions'],
    ['GET', '/me/favorites', 'List my favorites'],
    ['GET', '/search', 'Search'],
    ['GET', '/accounts/verify_credentials', 'Verify account credentials'],
    ['GET', '/users/{id}/avatar', 'Get user avatar'],
    ['GET', '/users/{id}/guilds/{guild}/guild_members', 'List guild members'],
    ['POST', '/v1/accounts/{account}/bank_accounts', 'Create account bank account'],
    ['POST', '/v1/accounts/{account}', 'Update account'],
    ['POST', '/v1/charges/{charge}/capture', 'Capture charge'],
    ['POST', '/users/{id}/unsuspend', 'Unsuspend user'],
    ['POST', '/v1/orders/{id}:cancel', 'Cancel order'],
    ['POST', '/invoices/{invoice}/mark_uncollectible', 'Mark invoice uncollectible'],
    ['POST', '/accounts/{account}/login_links', 'Create account login link'],
    ['POST', '/sendMessage', 'Send message'],
    ['PATCH', '/users/{id}.json', 'Update user'],
    ['DELETE', '/2010-04-01/Users/{id}', 'Delete user'],
    // Their meaning is unknown.
    ['POST', '/users/{id}/avatar', 'POST /users/{id}/avatar'],
    ['POST', '/#Action=AddTags', 'POST /#Action=AddTags'],
    ['OPTIONS', '/users', 'OPTIONS /users'],
    ['GET', '/', 'GET /'],
    ['GET', '/{path}', 'GET /{path}'],
  ])('%s %s: %s', (method, path, title) => {
    expect(titleOperation({ method, path })).toBe(title);
  });

  test('POST to a thing that PUT or PATCH updates is something else', () => {
    expect(titleOperation({ method: 'POST', path: '/users/{id}', updates: true })).toBe('POST /users/{id}');
  });

  test.each([
    ['GetAccountsAccount', 'GET', '/v1/accounts/{account}', 'Get account'],
    ['PostAccounts', 'POST', '/v1/accounts', 'Create account'],
    ['get_api_v1_users', 'GET', '/api/v1/users', 'List users'],
    ['get-/events/v3/events', 'GET', '/events/v3/events', 'List events'],
    ['betaGroups-builds-get_to_many_related', 'GET', '/v1/betaGroups/{id}/builds', 'List beta group builds'],
  ])('an operationId that repeats them, %s, says no more', (operationId, method, path, title) => {
    expect(titleOperation({ operationId, method, path })).toBe(title);
  });
});
