# #region login
curl -G https://cloud.example.com/api/v1/wx/login \
  --data-urlencode "gameId=$GAME_ID" \
  --data-urlencode "code=$CODE"
# #endregion

# #region set
curl "https://cloud.example.com/api/v1/archive/set/progress?session_key=$SESSION_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"level": 12, "coins": 340}'
# #endregion

# #region get
curl "https://cloud.example.com/api/v1/archive/get/progress?session_key=$SESSION_KEY"
# #endregion

# #region batch-get
curl "https://cloud.example.com/api/v1/archive/batch_get?session_key=$SESSION_KEY&includes=progress,settings"
# #endregion

# #region batch-set
curl "https://cloud.example.com/api/v1/archive/batch_set?session_key=$SESSION_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"progress": {"level": 12, "coins": 340}, "settings": {"sound": false}}'
# #endregion

# #region track
curl -G https://cloud.example.com/api/v1/track/collect \
  --data-urlencode "session_key=$SESSION_KEY" \
  --data-urlencode 'event_list=[{"type":"login","timestamp":1779955200000,"event":{"device":"phone"}}]'
# #endregion

# #region my-region
curl https://cloud.example.com/api/v1/location/ip2region
# #endregion

# #region coordinates
curl "https://cloud.example.com/api/v1/location/coord2region?coord=-79.35:43.65,121.47:31.23"
# #endregion

# #region check-session
curl -G https://cloud.example.com/api/v1/oauth/check_session \
  --data-urlencode "session_key=$SESSION_KEY"
# #endregion
